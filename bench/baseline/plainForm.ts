import { faultOf, fields } from '../form/fields';
import { plainElement } from './plainElement';

/** The minimal equivalent: labels, inputs, help and errors made by hand; a key looks after its own field. */
export function plainForm(host: HTMLElement) {
  const form = plainElement('form');
  for (const field of fields) {
    const column = plainElement('div', 'display:flex;flex-direction:column;gap:4px');
    const label = plainElement('label', 'color:#5b5f67;font-size:12px', field.label);
    label.htmlFor = field.id;
    if (field.isRequired) {
      const asterisk = plainElement('span', 'margin-left:4px;color:#a4262c', '*');
      asterisk.setAttribute('aria-hidden', 'true');
      label.append(asterisk);
    }
    const input = plainElement(
      'input',
      'box-sizing:border-box;width:100%;height:32px;padding:0 12px;border:1px solid #8b8982;border-radius:2px',
    );
    input.id = field.id;
    input.value = field.value;
    input.setAttribute('aria-required', String(field.isRequired));
    input.setAttribute('aria-describedby', `${field.id}-words`);
    const words = plainElement('span', 'color:#5b5f67;font-size:12px', field.description);
    words.id = `${field.id}-words`;
    input.addEventListener('input', () => {
      const fault = faultOf(field, input.value);
      input.toggleAttribute('aria-invalid', fault !== undefined);
      const said = fault ?? field.description ?? '';
      if (words.textContent !== said) words.textContent = said;
    });
    column.append(label, input, words);
    form.append(column);
  }
  host.append(form);
}
