import {type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {Form as AriaForm} from 'react-aria-components';
import * as css from './form.css.ts';

/** What is wrong with a form: the message for each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormProps {
  errors: FieldErrors;
  /** What was typed, by the fields' names. */
  onSubmit: (values: Record<string, string>) => void;
  children: ReactNode;
}

function textValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function fieldNames(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap(element => element.getAttribute('name') ?? []);
}

/** A form that says at its top and beside each field what has to be put right. */
export function Form({errors, onSubmit, children}: FormProps) {
  const summaryRef = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  // In the order of the page, not of the schema that found them.
  const messages = Object.entries(errors).sort(
    ([one], [other]) => names.indexOf(one) - names.indexOf(other),
  );

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    summaryRef.current?.focus();
    const title = document.title;
    document.title = `Error: ${title}`;
    return () => {
      document.title = title;
    };
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setNames(fieldNames(event.currentTarget));
    onSubmit(textValues(event.currentTarget));
  }

  return (
    <AriaForm
      className={css.form}
      validationErrors={errors}
      validationBehavior="aria"
      onSubmit={submit}
    >
      {messages.length > 0 && (
        <div ref={summaryRef} tabIndex={-1} role="alert" className={css.summary}>
          <p className={css.summaryTitle}>There is a problem</p>
          <ul>
            {messages.map(([name, message]) => (
              <li key={name}>
                <a href={`#${name}`} className={css.summaryLink} onClick={showField}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </AriaForm>
  );
}

/** Brings the field's label into view, not only its box, and moves the focus there. */
function showField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const name = event.currentTarget.hash.slice(1);
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  (field.labels?.[0] ?? field).scrollIntoView({block: 'center'});
  field.focus({preventScroll: true});
}
