import type { ReactNode } from "react";
import { TextsOf } from "../texts-of";

// Forms bring their own texts, which the account has too.
export function PaymentTexts({ children }: { children: ReactNode }) {
  return (
    <TextsOf kind="account">
      <TextsOf kind="payment">{children}</TextsOf>
    </TextsOf>
  );
}
