import type { Driver } from '@college/curriculum-widgets/testing';
import type { People } from '../../support/people';
import type { Arrival } from '../../support/signIn';
import type { Role } from '../../support/people';
import type { PartQuery } from '../inPage/PartQuery';

/** The built product in the browser of an engine, as a person uses it. Everything that is looked for is waited for. */
export interface Product {
  driver: Driver<PartQuery>;
  people: People;
  /** Opens a path of the product. */
  open(path: string): Promise<void>;
  /** Signs a sample person in past the form and opens a page. */
  signIn(who: Role, arrival?: Arrival): Promise<void>;
  reload(): Promise<void>;
  /** Presses keys where the focus is. */
  press(keys: string): Promise<void>;
  /** Waits until a part is shown and, where it is given, says this. */
  shows(part: PartQuery, text?: string | RegExp): Promise<void>;
  /** Waits until the page says this anywhere. */
  says(text: string | RegExp): Promise<void>;
  /** Waits until the address is like this. */
  isAt(address: RegExp): Promise<void>;
  /** Waits until a field holds this. */
  holds(field: PartQuery, value: string): Promise<void>;
  /** Waits until an attribute of a part has this value. */
  has(part: PartQuery, attribute: string, value: string): Promise<void>;
}

/** What a person does with the product, in words that know no driver. */
export interface Job {
  name: string;
  run(product: Product): Promise<void>;
}
