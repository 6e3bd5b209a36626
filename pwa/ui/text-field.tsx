import {Eye, EyeOff} from 'lucide-react';
import {type ReactNode, useState} from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components';
import {IconButton} from './button.tsx';
import * as css from './field.css.ts';

interface FieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  label: string;
  description?: ReactNode;
  /** What is wrong and how to put it right; shows the field as invalid. */
  error?: string | undefined;
  placeholder?: string;
}

function Field({
  label,
  description,
  error,
  children,
  ...props
}: FieldProps & {children: ReactNode}) {
  return (
    <AriaTextField
      {...props}
      validationBehavior="aria"
      {...(error !== undefined && {isInvalid: true})}
      className={css.field}
    >
      <Label className={css.label}>{label}</Label>
      {children}
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldError className={css.error}>{error}</FieldError>
    </AriaTextField>
  );
}

export function TextField({placeholder, ...props}: FieldProps) {
  return (
    <Field {...props}>
      <div className={css.box}>
        <Input className={css.input} {...(placeholder && {placeholder})} />
      </div>
    </Field>
  );
}

/** A password that can be looked at; pasting and password managers work as usual. */
export function PasswordField(props: Omit<FieldProps, 'type'>) {
  const [isShown, setShown] = useState(false);

  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <div className={css.box}>
        <Input className={css.input} spellCheck={false} autoCapitalize="none" />
        <div className={css.end}>
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            onPress={() => setShown(!isShown)}
          >
            {isShown ? (
              <EyeOff size={18} strokeWidth={1.75} />
            ) : (
              <Eye size={18} strokeWidth={1.75} />
            )}
          </IconButton>
        </div>
      </div>
    </Field>
  );
}

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
}

export function TextAreaField({placeholder, rows = 5, ...props}: TextAreaFieldProps) {
  return (
    <Field {...props}>
      <div className={css.box}>
        <TextArea
          rows={rows}
          className={`${css.input} ${css.area}`}
          {...(placeholder && {placeholder})}
        />
      </div>
    </Field>
  );
}
