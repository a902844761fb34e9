declare global {
  interface Window {
    form: {
      /** Puts up the app in which the form opens, where there is one; this is not measured. */
      prepare: () => void;
      mount: () => void;
      /** Stands in a field of the middle, as before every key; this is not measured. */
      focus: () => void;
      /** Types one more letter into it. */
      type: () => void;
      seen: () => { fields: number; typed: string };
    };
  }
}

interface FormActs {
  prepare?: (host: HTMLElement) => void;
  mount: (host: HTMLElement) => void;
}

/** Registers a page's form under the one name that the runner knows. */
export function registerForm({ prepare, mount }: FormActs) {
  const host = document.createElement('div');
  host.style.cssText = 'width: 640px; font: 14px/20px "Microsoft YaHei", "Noto Sans SC", sans-serif';
  document.body.append(host);
  const inputs = () => [...host.querySelectorAll('input')];
  const field = () => inputs()[15]!;
  window.form = {
    prepare: () => prepare?.(host),
    mount: () => mount(host),
    focus: () => field().focus(),
    type() {
      const input = field();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, `${input.value}x`);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    seen: () => ({ fields: inputs().length, typed: field().value }),
  };
}
