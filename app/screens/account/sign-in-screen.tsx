import { headers } from "next/headers";
import { Alert } from "@/components/account/form/alert";
import { FormHeading } from "@/components/account/frame/form-heading";
import { LinkRow } from "@/components/account/frame/link-row";
import { WantedContent } from "@/components/account/frame/wanted-content";
import { OfferedPrices } from "@/components/account/sign-in/offered-prices";
import { Welcome } from "@/components/account/in-app/welcome";
import { ExternalSignIn } from "@/components/account/sign-in/external-sign-in";
import { SignInForm } from "@/components/account/sign-in/sign-in-form";
import { externalSignInMethods, hasPasswords } from "@/components/account/sign-in/sign-in-methods";
import { userPath } from "@/components/account/user-path";
import { Refused } from "@/components/errors/refused";
import { failures } from "@/lib/failures/failures.ts";
import { leadsToGift } from "@/lib/gate/after-sign-in.ts";
import { signInOffer } from "@/lib/pages/sign-in-offer.ts";
import { contentPreview } from "@/lib/pages/content-preview.ts";
import { cookieWritingOf, type Visit } from "@/lib/pages/visit.ts";
import { makeTicket } from "@/lib/session/ticket.ts";
import { i18n, isMobile, type PageProps, requestData, searchOf } from "../../request-data";
import { accountMetadata } from "../metadata";
import { Framed } from "./framed";

export const generateMetadata = accountMetadata("signIn");

export async function SignInScreen({ searchParams }: Pick<PageProps, "searchParams">) {
  const mobile = await isMobile();
  const { visit } = await requestData();
  const words = await i18n();
  const { t } = words;
  if (!visit) return null;
  // The content that the viewer wanted to watch, as far as it may be shown.
  const content = await contentPreview(visit, visit.cookies.content);
  const paywalls = await signInOffer(visit, content);
  const error = searchOf(await searchParams).get("error") ?? undefined;
  const methods = externalSignInMethods(visit.channel);
  const passwords = hasPasswords(visit.channel);
  const isRemoved = visit.cookies.logout?.removed === true;
  const offers = (
    <>
      <FormHeading title={t("signIn")} />
      {isRemoved && <Alert>{t("deviceEnded")}</Alert>}
      {content && <WantedContent t={t} content={content} withPicture />}
      {content && <Refused as={failures.sign_in.refused} />}
      {paywalls.length > 0 && <OfferedPrices paywalls={paywalls} i18n={words} />}
      {leadsToGift(visit.cookies) && <p className="muted">{t("accountGiftWaits")}</p>}
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
        <Welcome signedIn={signedIn} sessionEnded={sessionEnded} ticket={await ticketOf(visit)}>
          {offers}
        </Welcome>
      ) : (
        offers
      )}
    </Framed>
  );
}

// A script of another page can read the answer to a request of its own, but not a page that is navigated to.
async function ticketOf(visit: Visit): Promise<string | undefined> {
  const mode = (await headers()).get("sec-fetch-mode") ?? "navigate";
  if (mode !== "navigate") return undefined;
  return makeTicket({ session: visit.session, ...cookieWritingOf(visit) });
}
