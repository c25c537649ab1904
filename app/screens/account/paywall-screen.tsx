import { FormHeading } from "@/components/account/frame/form-heading";
import { userPath } from "@/components/account/user-path";
import { WantedContent } from "@/components/account/frame/wanted-content";
import { LinkButton } from "@/components/ui/button";
import { contentPreview } from "@/lib/pages/content-preview.ts";
import { i18n, isMobile, type PageProps, requestData, searchOf } from "../../request-data";
import { accountMetadata } from "../metadata";
import { Framed } from "./framed";

export const generateMetadata = accountMetadata("chooseHowToWatch");

/** What is closed and why; prices are not offered yet. */
export async function PaywallScreen({ searchParams }: PageProps) {
  const mobile = await isMobile();
  const { visit } = await requestData();
  const { t } = await i18n();
  if (!visit) return null;
  const content = await contentPreview(
    visit,
    searchOf(await searchParams).get("context") ?? undefined,
  );
  const signedOut = !visit.session?.accessToken;
  return (
    <Framed content={content}>
      <FormHeading title={t("chooseHowToWatch")} />
      {content && <WantedContent t={t} content={content} withPicture />}
      <p>{t("accountPaywallHint")}</p>
      {signedOut && (
        <LinkButton look="primary" size="large" block href={userPath("signIn", mobile)}>
          {t("signIn")}
        </LinkButton>
      )}
      <LinkButton look={signedOut ? "outline" : "primary"} block href={mobile ? "/mobile" : "/"}>
        {t("backToHome")}
      </LinkButton>
    </Framed>
  );
}
