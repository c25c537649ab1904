import { headers } from "next/headers";
import { Alert } from "@/components/forms/alert";
import { FormHeading } from "@/components/form-page/form-heading";
import { WantedContent } from "@/components/form-page/wanted-content";
import { WantedPoster } from "@/components/form-page/wanted-poster";
import { OfferedPrices } from "@/components/account/sign-in/offered-prices";
import { Welcome } from "@/components/account/in-app/welcome";
import { ExternalSignInError } from "@/components/account/sign-in/external-sign-in";
import { externalSignInMethods, hasPasswords } from "@/components/account/sign-in/sign-in-methods";
import { SignInForms } from "@/components/account/sign-in/sign-in-forms";
import { userPath } from "@/lib/urls/user-path";
import { RefusedMarker } from "@/components/errors/refused-marker";
import { failures } from "@/lib/failures/failures.ts";
import { leadsToGift, routeAfterSignIn } from "@/lib/gate/after-sign-in.ts";
import { signInOffer } from "@/lib/pages/sign-in-offer.ts";
import { contentPreview } from "@/lib/pages/content-preview.ts";
import { cookieWritingOf, type Visit } from "@/lib/pages/visit.ts";
import { makeTicket } from "@/lib/session/ticket.ts";
import {
  requestI18n,
  isWebViewRequest,
  type PageProps,
  requestData,
  searchOf,
} from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/framed";

export const generateMetadata = accountMetadata("signIn");

export default async function SignInPage({ searchParams }: Pick<PageProps, "searchParams">) {
  const mobile = await isWebViewRequest();
  const { visit } = await requestData();
  const words = await requestI18n();
  const { t } = words;
  if (!visit) return null;
  // The content that the viewer wanted to watch, as far as it may be shown. Who came for prices came for none.
  const route = routeAfterSignIn(visit.cookies);
  const isForPrices = route.kind === "paywalls" && route.context === undefined;
  const content = isForPrices ? undefined : await contentPreview(visit, visit.cookies.content);
  const paywalls = await signInOffer(visit, content);
  const search = searchOf(await searchParams);
  const error = search.get("error") ?? undefined;
  const passwords = hasPasswords(visit.channel);
  const forms = { methods: externalSignInMethods(visit.channel), passwords, mobile, t };
  const isRemoved = visit.cookies.logout?.removed === true;
  const wanted = content && (
    <>
      <WantedContent i18n={words} content={content} withPicture />
      <RefusedMarker as={failures.sign_in.refused} />
    </>
  );
  const below =
    paywalls.length > 0 ? (
      <>
        {isRemoved && <Alert>{t("deviceEnded")}</Alert>}
        {error !== undefined && <ExternalSignInError error={error} />}
        <FormHeading title={t("chooseHowToWatch")}>
          {passwords && (
            <>
              {t("accountHaveOne")}{" "}
              <a className="link" href="#member">
                {t("signIn")}
              </a>
            </>
          )}
        </FormHeading>
        <OfferedPrices
          paywalls={paywalls}
          order={visit.channel.settings.paywallPeriodOrder}
          remembered={search.get("price") ?? visit.cookies.price}
          signUp={passwords ? userPath("signUp", mobile) : undefined}
          i18n={words}
        />
        <SignInForms {...forms} isSecond />
      </>
    ) : (
      <>
        <FormHeading title={t("signIn")} />
        {isRemoved && <Alert>{t("deviceEnded")}</Alert>}
        {leadsToGift(visit.cookies) && <p className="muted">{t("accountGiftWaits")}</p>}
        <SignInForms {...forms} error={error} />
      </>
    );
  const page = (
    <>
      {wanted}
      {below}
    </>
  );
  const signedIn = visit.session?.accessToken !== undefined;
  const sessionEnded = !signedIn && visit.cookies.logout?.untold === true;
  return (
    <FormBesidePicture
      content={content ?? paywalls.find(({ thumbnail }) => thumbnail !== undefined)}
      wide={paywalls.length > 0}
      low={!content && paywalls.length > 0}
      poster={content?.thumbnail && <WantedPoster i18n={words} content={content} />}
    >
      {mobile ? (
        <Welcome signedIn={signedIn} sessionEnded={sessionEnded} ticket={await ticketOf(visit)}>
          {page}
        </Welcome>
      ) : (
        page
      )}
    </FormBesidePicture>
  );
}

// A script of another page can read the response to its own request, but not a page that the browser navigates to.
async function ticketOf(visit: Visit): Promise<string | undefined> {
  const mode = (await headers()).get("sec-fetch-mode") ?? "navigate";
  if (mode !== "navigate") return undefined;
  return makeTicket({ session: visit.session, ...cookieWritingOf(visit) });
}
