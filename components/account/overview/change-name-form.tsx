"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { callApi } from "@/lib/api-client/call-api";
import { useText } from "../../text-provider";
import { AccountForm } from "../../forms/account-form";
import { TextField } from "../../forms/text-field";
import { type FormValues, useForm } from "../../forms/use-form";
import { catchSignedOut } from "../../session/navigate-away";
import { FormBehindButton } from "./form-behind-button";

type Props = { firstName: string; lastName: string };

/** docs/behaviour.md BE-490. */
export function ChangeNameForm({ firstName, lastName }: Props) {
  const { t } = useText();
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useForm(
    catchSignedOut(async ({ first_name = "", last_name = "" }: FormValues) => {
      await callApi("change-name", { first_name, last_name });
      setSaved(true);
      setOpen(false);
      router.refresh();
    }),
  );
  return (
    <FormBehindButton
      label={t("accountChangeName")}
      {...{ isOpen, setOpen }}
      result={isSaved ? t("accountSaved") : undefined}
    >
      <AccountForm form={form} submit={t("accountSave")}>
        <TextField
          name="first_name"
          label={t("accountFirstName")}
          autoComplete="given-name"
          defaultValue={firstName}
          maxLength={100}
          required
        />
        <TextField
          name="last_name"
          label={t("accountLastName")}
          autoComplete="family-name"
          defaultValue={lastName}
          maxLength={100}
          required
        />
      </AccountForm>
    </FormBehindButton>
  );
}
