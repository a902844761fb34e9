export * from './threadItem';
