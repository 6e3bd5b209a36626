import {ChevronDown} from 'lucide-react';
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components';
import * as field from './field.css.ts';
import * as css from './popover.css.ts';
import * as own from './select.css.ts';

interface SelectProps {
  label: string;
  placeholder?: string;
  options: readonly {value: string; label: string; description?: string | undefined}[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
  isDisabled?: boolean;
}

export function Select({label, options, value, onChange, error, ...props}: SelectProps) {
  return (
    <AriaSelect
      {...props}
      value={value}
      onChange={key => key !== null && onChange(String(key))}
      {...(error !== undefined && {isInvalid: true})}
      className={field.field}
    >
      <Label className={field.label}>{label}</Label>
      <Button className={`${field.box} ${own.trigger}`}>
        <SelectValue className={own.value} />
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <FieldError className={field.error}>{error}</FieldError>
      <Popover className={css.popover}>
        <ListBox className={css.list} items={options}>
          {option => (
            <ListBoxItem id={option.value} textValue={option.label} className={css.item}>
              <Text slot="label">{option.label}</Text>
              {option.description && (
                <Text slot="description" className={css.itemDescription}>
                  {option.description}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
