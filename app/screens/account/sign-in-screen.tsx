import { FormHeading } from "@/components/account/frame/form-heading";
import { LinkRow } from "@/components/account/frame/link-row";
import { WantedContent } from "@/components/account/frame/wanted-content";
import { Welcome } from "@/components/account/in-app/welcome";
import { ExternalSignIn } from "@/components/account/sign-in/external-sign-in";
import { SignInForm } from "@/components/account/sign-in/sign-in-form";
import { externalSignInMethods, hasPasswords } from "@/components/account/sign-in/sign-in-methods";
import { userPath } from "@/components/account/user-path";
import { contentPreview } from "@/lib/pages/content-preview.ts";
import { i18n, isMobile, type PageProps, requestData, searchOf } from "../../request-data";
import { accountMetadata } from "../metadata";
import { Framed } from "./framed";

export const generateMetadata = accountMetadata("signIn");

export async function SignInScreen({ searchParams }: Pick<PageProps, "searchParams">) {
  const mobile = await isMobile();
  const { visit } = await requestData();
  const { t } = await i18n();
  if (!visit) return null;
  // The content that the viewer wanted to watch, as far as it may be shown.
  const content = await contentPreview(visit, visit.cookies.content);
  const error = searchOf(await searchParams).get("error") ?? undefined;
  const methods = externalSignInMethods(visit.channel);
  const passwords = hasPasswords(visit.channel);
  const offers = (
    <>
      <FormHeading title={t("signIn")} />
      {content && <WantedContent t={t} content={content} withPicture />}
      {passwords && <SignInForm mobile={mobile} error={error} />}
      {passwords && (
        <LinkRow>
          <a className="link" href={userPath("forgotPassword", mobile)}>
            {t("accountForgot")}
          </a>
          <a className="link" href={userPath("signUp", mobile)}>
            {t("accountSignUp")}
          </a>
        </LinkRow>
      )}
      {methods.length > 0 && (
        <ExternalSignIn
          methods={methods}
          mobile={mobile}
          underForm={passwords}
          error={passwords ? undefined : error}
        />
      )}
    </>
  );
  const signedIn = visit.session?.accessToken !== undefined;
  const sessionEnded = !signedIn && visit.cookies.logout?.untold === true;
  return (
    <Framed content={content}>
      {mobile ? (
        <Welcome signedIn={signedIn} sessionEnded={sessionEnded}>
          {offers}
        </Welcome>
      ) : (
        offers
      )}
    </Framed>
  );
}
