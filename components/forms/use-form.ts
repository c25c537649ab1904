import {
  createContext,
  type FormEvent,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import type { TextKeysByHttpStatus } from "./form-error-message";

export type FormValues = Record<string, string>;
/** What a form does with its values; a `ApiCallError` that it throws is shown to the viewer. */
export type SubmitForm = (values: FormValues, form: HTMLFormElement) => Promise<void>;
/** The key of a text by the name of the field that is wrong. */
type FieldErrors = Record<string, string>;
type Status = { busy: boolean; fieldErrors: FieldErrors; error?: ApiCallError | undefined };

const idle: Status = { busy: false, fieldErrors: {} };

export function useForm(
  send: SubmitForm,
  texts: TextKeysByHttpStatus = {},
  validate = validateInputs,
) {
  const [status, setStatus] = useState(idle);
  // New with every rejection: the focus moves for each of them, and for nothing else.
  const [rejected, setRejected] = useState<{ form: HTMLFormElement }>();
  const running = useRef(false);
  useEffect(() => rejected && focusError(rejected.form), [rejected]);
  const reject = (form: HTMLFormElement, next: Status) => {
    setStatus(next);
    setRejected({ form });
  };

  const run = async (element: HTMLFormElement) => {
    running.current = true;
    setStatus({ busy: true, fieldErrors: {} });
    try {
      await send(readFormValues(element), element);
      if (element.isConnected) setStatus(idle);
    } catch (error) {
      // A viewer who has left the form is shown nothing.
      if (element.isConnected) reject(element, statusAfter(error, texts, element));
    } finally {
      running.current = false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const fieldErrors = validate(event.currentTarget);
    const isValid = Object.keys(fieldErrors).length === 0;
    if (isValid) void run(event.currentTarget);
    else reject(event.currentTarget, { busy: false, fieldErrors });
  };
  const clearError = (name: string) =>
    setStatus((now) =>
      now.fieldErrors[name] ? { ...now, fieldErrors: without(now.fieldErrors, name) } : now,
    );
  return { submit, clearError, texts, ...status };
}

export type FormState = ReturnType<typeof useForm>;

export const FormContext = createContext<Pick<FormState, "fieldErrors" | "clearError">>({
  fieldErrors: {},
  clearError: () => {},
});

/** The error of one field of the form around it, and what takes the error away. */
export function useFieldError(name: string) {
  const { fieldErrors, clearError } = use(FormContext);
  const error: string | undefined = fieldErrors[name];
  return { error, clearError: () => clearError(name) };
}

export function readFormValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

function validateInputs(form: HTMLFormElement): FieldErrors {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  const found = inputs.map((input) => [input.name, validateInput(input)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, string] => !!pair[1]));
}

// The provider validates again, and more strictly.
function validateInput(input: HTMLInputElement): string | undefined {
  const { validity, value, minLength } = input;
  if (input.required && value.trim() === "") return "requiredField";
  if (validity.typeMismatch) return "accountEmailInvalid";
  // `tooShort` is false for a value that the viewer has not edited.
  if (value.length < minLength) return "accountPasswordLength";
  return undefined;
}

function statusAfter(thrown: unknown, texts: TextKeysByHttpStatus, form: HTMLFormElement): Status {
  const error = asApiCallError(thrown);
  const text = texts[error.code];
  // A response that names fields is more exact than its status.
  const namesFields = Object.keys(error.fields).length > 0;
  const byStatus = typeof text === "object" ? { [text.field]: text.text } : {};
  const fieldErrors = namesFields ? error.fields : byStatus;
  const hasField = Object.keys(fieldErrors).some((name) => form.elements.namedItem(name));
  return hasField ? { busy: false, fieldErrors } : { busy: false, fieldErrors: {}, error };
}

function without(errors: FieldErrors, name: string): FieldErrors {
  const { [name]: _, ...others } = errors;
  return others;
}

// The first field that is wrong, else the message above the fields.
function focusError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) field.focus();
  else form.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}

const neverChanges = () => () => {};

/** False on the server and until React has hydrated the component. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
