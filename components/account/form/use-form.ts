import { type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailure } from "./call-failure";
import type { Says } from "./failure-words";
import { faultsIn } from "./fault-of";

export type Values = Record<string, string>;
/** What a form does when it is sent; a `CallFailure` that it throws is told to the viewer. */
export type Act = (values: Values, form: HTMLFormElement) => Promise<void>;
type Faults = Record<string, string>;
type Status = { busy: boolean; faults: Faults; failure?: CallFailure | undefined };

const idle: Status = { busy: false, faults: {} };

export function useForm(act: Act, says: Says = {}, check = faultsIn) {
  const [status, setStatus] = useState(idle);
  // New with every refusal: the focus moves for each of them, and for nothing else.
  const [refused, setRefused] = useState<{ form: HTMLFormElement }>();
  const running = useRef(false);
  useEffect(() => refused && showFault(refused.form), [refused]);
  const refuse = (form: HTMLFormElement, next: Status) => {
    setStatus(next);
    setRefused({ form });
  };

  const run = async (element: HTMLFormElement) => {
    running.current = true;
    setStatus({ busy: true, faults: {} });
    try {
      await act(valuesOf(element), element);
      if (element.isConnected) setStatus(idle);
    } catch (error) {
      // Whoever has left the form is told nothing.
      if (element.isConnected) refuse(element, statusAfter(error, says, element));
    } finally {
      running.current = false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    const faults = check(event.currentTarget);
    if (Object.keys(faults).length > 0) refuse(event.currentTarget, { busy: false, faults });
    else void run(event.currentTarget);
  };
  const mend = (name: string) =>
    setStatus((now) => (now.faults[name] ? { ...now, faults: without(now.faults, name) } : now));
  return { submit, mend, says, ...status };
}

export type Form = ReturnType<typeof useForm>;

function statusAfter(error: unknown, says: Says, form: HTMLFormElement): Status {
  const failure = error instanceof CallFailure ? error : new CallFailure({ code: 500 }, error);
  const own = says[failure.code];
  // Whoever names fields knows better than the code which of them it is.
  const isNamed = Object.keys(failure.fields).length > 0;
  const told = typeof own === "object" ? { [own.field]: own.text } : {};
  const faults = isNamed ? failure.fields : told;
  const hasPlace = Object.keys(faults).some((name) => form.elements.namedItem(name));
  return hasPlace ? { busy: false, faults } : { busy: false, faults: {}, failure };
}

export function valuesOf(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") values[name] = value;
  }
  return values;
}

function without(faults: Faults, name: string): Faults {
  const { [name]: _, ...others } = faults;
  return others;
}

// The first field that is wrong, else the words above the fields.
function showFault(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) field.focus();
  else form.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
}
