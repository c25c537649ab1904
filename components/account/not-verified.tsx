"use client";

import { useText } from "../text-provider";
import { Alert } from "./form/alert";
import { SendAgain } from "./send-again";

type Props = { email: string; mobile: boolean };

export function NotVerified({ email, mobile }: Props) {
  const { t } = useText();
  return (
    <Alert action={<SendAgain call="send-verification" email={email} mobile={mobile} />}>
      {t("accountNotVerified")}
    </Alert>
  );
}
