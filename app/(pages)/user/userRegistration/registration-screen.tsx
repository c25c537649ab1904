import { LazyRegistrationForm } from "@/components/account/registration/lazy-registration-form";
import { RegistrationLayout } from "@/components/account/registration/registration-layout";
import { ReloadOnSessionEnd } from "@/components/session/session-effects";
import { type ContentPreview, loadContentPreview } from "@/lib/pages/load-content-preview.ts";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths.ts";
import { getRegistrationFields } from "@/lib/provider-api/profile.ts";
import { awaitOutsideRenderSlot } from "@/lib/render-slot.ts";
import { getRequestI18n, isWebViewRequest, getRequestData } from "@/app/request-data";
import { PageTextsProvider } from "@/app/page-texts-provider";

type Props = {
  /** The token of the content that is shown once the form is completed. */
  context?: string;
  /** That content, where the form is shown in its place. */
  content?: ContentPreview | undefined;
  inPlace?: boolean;
};

/** The channel's registration form: as a page, and in the place of a film that requires it. */
export async function RegistrationScreen({ context, content, inPlace }: Props) {
  const { visit, questions } = await getRequestData();
  const words = await getRequestI18n();
  if (!visit) return null;
  const { callContext, channel } = visit;
  const pendingFields = questions === undefined && getRegistrationFields(callContext, channel);
  const fields = pendingFields
    ? await awaitOutsideRenderSlot(pendingFields.catch(() => null))
    : questions;
  const wanted = content ?? (await loadContentPreview(visit, context ?? visit.cookies.content));
  const mobile = await isWebViewRequest();
  const title = channel.settings.userRegistrationFormTitle ?? words.t("userRegistrationFormTitle");
  return (
    <PageTextsProvider kind="account">
      <RegistrationLayout title={title} content={wanted} i18n={words}>
        {fields ? (
          <LazyRegistrationForm
            fields={fields}
            mobile={mobile}
            inPlace={inPlace}
            returnTo={context && pathOf(context, mobile)}
          />
        ) : (
          <p role="alert">{words.t("errorHint503")}</p>
        )}
      </RegistrationLayout>
      <ReloadOnSessionEnd />
    </PageTextsProvider>
  );
}

function pathOf(context: string, mobile: boolean): string {
  const path = `/video/${encodeURIComponent(context)}`;
  return pathInSiteOrWebView(path, mobile);
}
