import {type BaseIssue, type GenericSchema, type InferOutput, safeParse} from 'valibot';
import type {FieldErrors} from './form.tsx';

export type Checked<Value> =
  | {readonly ok: true; readonly value: Value}
  | {readonly ok: false; readonly errors: FieldErrors};

/** Checks a form's values by a schema; each field keeps its first complaint. */
export function checkForm<Schema extends GenericSchema>(
  schema: Schema,
  values: unknown,
): Checked<InferOutput<Schema>> {
  const result = safeParse(schema, values);
  if (result.success) return {ok: true, value: result.output};
  return {ok: false, errors: collectErrors(result.issues)};
}

function collectErrors(issues: readonly BaseIssue<unknown>[]): FieldErrors {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= issue.message;
  }
  return errors;
}
