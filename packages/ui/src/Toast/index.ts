export { systemClock, type ToastClock } from './toastClock';
export { ToastProvider, useToast, type ToastControls, type ToastProviderProps } from './ToastProvider';
export { TOAST_DURATION, type ToastAction, type ToastOptions, type ToastType } from './toastQueue';
