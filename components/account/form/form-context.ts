import { createContext, use } from "react";
import type { Form } from "./use-form";

const nothing = { faults: {}, mend: () => {} };

export const FormContext = createContext<Pick<Form, "faults" | "mend">>(nothing);

export function useField(name: string) {
  const { faults, mend } = use(FormContext);
  const fault: string | undefined = faults[name];
  return { fault, mend: () => mend(name) };
}
