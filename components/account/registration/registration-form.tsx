"use client";

import type { RegistrationField } from "@/lib/contract/user";
import { useText } from "../../text-provider";
import { AccountForm } from "../form/account-form";
import { callSite } from "../form/call-site";
import { useForm, valuesOf } from "../form/use-form";
import { leave } from "../leave";
import { leaveWhenOver } from "../leave-when-over";
import { tellApp } from "../tell-app";
import { answersOf, faultsOf } from "./answers";
import { dayLocale } from "./days";
import { Question } from "./question";

type Props = {
  fields: RegistrationField[];
  mobile: boolean;
  /** On the page that could not be shown: it is asked for again when all is answered. */
  inPlace?: boolean;
};

export function RegistrationForm({ fields, mobile, inPlace }: Props) {
  const { t, locale } = useText();
  const asked = fields.filter(({ should_be_collected }) => should_be_collected);
  const act = async (values: Record<string, string>) => {
    const answers = answersOf(asked, values, dayLocale(locale));
    const call = mobile ? "registration-fields?mobile=1" : "registration-fields";
    const { to } = await callSite<{ to?: string }>(call, answers).catch(async (error: unknown) => {
      await leaveWhenOver(error, mobile);
      throw error;
    });
    await tellApp({ v: 1, type: "registration" }, mobile);
    await leave(inPlace ? location.href : (to ?? "/"));
  };
  const check = (form: HTMLFormElement) => faultsOf(asked, valuesOf(form), dayLocale(locale));
  const form = useForm(act, {}, check);
  return (
    <AccountForm form={form} submit={t("accountSubmit")}>
      {asked.map((field) => (
        <Question key={field.token} field={field} />
      ))}
    </AccountForm>
  );
}
