import { LazyRegistrationForm } from "@/components/account/registration/lazy-registration-form";
import { RegistrationLayout } from "@/components/account/registration/registration-layout";
import { FollowSession } from "@/components/account/session-effects";
import type { ContentPreview } from "@/lib/pages/content-preview.ts";
import { getRegistrationFields } from "@/lib/provider-api/profile.ts";
import { i18n, isMobile, requestData } from "../../request-data";
import { accountMetadata } from "../metadata";
import { TextsOf } from "../texts-of";

export const generateMetadata = accountMetadata("userRegistrationFormTitle");

type Props = {
  /** What waits for the answers, where the form stands in its place. */
  content?: ContentPreview | undefined;
  inPlace?: boolean;
};

export async function RegistrationScreen({ content, inPlace }: Props) {
  const { visit, questions } = await requestData();
  const { t } = await i18n();
  if (!visit) return null;
  const { callContext, channel } = visit;
  const asked = questions === undefined && getRegistrationFields(callContext, channel);
  const fields = asked ? await asked.catch(() => null) : questions;
  const title = channel.settings.userRegistrationFormTitle ?? t("userRegistrationFormTitle");
  return (
    <TextsOf kind="account">
      <RegistrationLayout title={title} content={content} t={t}>
        {fields ? (
          <LazyRegistrationForm fields={fields} mobile={await isMobile()} inPlace={inPlace} />
        ) : (
          <p role="alert">{t("errorHint503")}</p>
        )}
      </RegistrationLayout>
      <FollowSession />
    </TextsOf>
  );
}
