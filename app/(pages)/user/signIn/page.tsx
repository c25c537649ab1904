import { headers } from "next/headers";
import { FormAlert } from "@/components/forms/form-alert";
import { FormHeading } from "@/components/form-page/form-heading";
import { RequestedContent } from "@/components/form-page/requested-content";
import { RequestedContentPoster } from "@/components/form-page/requested-content-poster";
import { PriceChoiceBeforeSignIn } from "@/components/account/sign-in/price-choice-before-sign-in";
import { AppSignInWelcome } from "@/components/account/in-app/app-sign-in-welcome";
import { ExternalSignInError } from "@/components/account/sign-in/external-sign-in";
import {
  externalSignInMethods,
  hasPasswordSignIn,
} from "@/components/account/sign-in/sign-in-methods";
import { SignInOptions } from "@/components/account/sign-in/sign-in-options";
import { userPath } from "@/lib/urls/user-path";
import { DenialTrackingMarker } from "@/components/errors/denial-tracking-marker";
import { failureDisplays } from "@/lib/failures/failure-displays.ts";
import { doesSignInLeadToGift, routeAfterSignIn } from "@/lib/gate/destination-after-sign-in.ts";
import { loadSignInPaywalls } from "@/lib/pages/load-sign-in-paywalls.ts";
import { loadContentPreview } from "@/lib/pages/load-content-preview.ts";
import { cookieWriteOptionsOf, type ViewerRequest } from "@/lib/pages/viewer-request.ts";
import { makeAppSignInTicket } from "@/lib/session/app-sign-in-ticket.ts";
import {
  getRequestI18n,
  isWebViewRequest,
  type PageProps,
  getRequestData,
  toUrlSearchParams,
} from "@/app/request-data";
import { accountMetadata } from "@/app/metadata";
import { FormBesidePicture } from "@/app/form-beside-picture";

export const generateMetadata = accountMetadata("signIn");

export default async function SignInPage({ searchParams }: Pick<PageProps, "searchParams">) {
  const mobile = await isWebViewRequest();
  const { visit } = await getRequestData();
  const words = await getRequestI18n();
  const { t } = words;
  if (!visit) return null;
  // The content that the viewer wanted to watch, as far as it may be shown. Who came for prices came for none.
  const route = routeAfterSignIn(visit.cookies);
  const isForPrices = route.kind === "paywalls" && route.context === undefined;
  const content = isForPrices ? undefined : await loadContentPreview(visit, visit.cookies.content);
  const paywalls = await loadSignInPaywalls(visit, content);
  const search = toUrlSearchParams(await searchParams);
  const error = search.get("error") ?? undefined;
  const passwords = hasPasswordSignIn(visit.channel);
  const forms = { methods: externalSignInMethods(visit.channel), passwords, mobile, t };
  const isRemoved = visit.cookies.logout?.removed === true;
  const wanted = content && (
    <>
      <RequestedContent i18n={words} content={content} withPicture />
      <DenialTrackingMarker as={failureDisplays.sign_in.refused} />
    </>
  );
  const below =
    paywalls.length > 0 ? (
      <>
        {isRemoved && <FormAlert>{t("deviceEnded")}</FormAlert>}
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
        <PriceChoiceBeforeSignIn
          paywalls={paywalls}
          order={visit.channel.settings.paywallPeriodOrder}
          remembered={search.get("price") ?? visit.cookies.price}
          signUp={passwords ? userPath("signUp", mobile) : undefined}
          i18n={words}
        />
        <SignInOptions {...forms} isSecond />
      </>
    ) : (
      <>
        <FormHeading title={t("signIn")} />
        {isRemoved && <FormAlert>{t("deviceEnded")}</FormAlert>}
        {doesSignInLeadToGift(visit.cookies) && <p className="muted">{t("accountGiftWaits")}</p>}
        <SignInOptions {...forms} error={error} />
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
      poster={content?.thumbnail && <RequestedContentPoster i18n={words} content={content} />}
    >
      {mobile ? (
        <AppSignInWelcome
          signedIn={signedIn}
          sessionEnded={sessionEnded}
          ticket={await ticketOf(visit)}
        >
          {page}
        </AppSignInWelcome>
      ) : (
        page
      )}
    </FormBesidePicture>
  );
}

// A script of another page can read the response to its own request, but not a page that the browser navigates to.
async function ticketOf(visit: ViewerRequest): Promise<string | undefined> {
  const mode = (await headers()).get("sec-fetch-mode") ?? "navigate";
  if (mode !== "navigate") return undefined;
  return makeAppSignInTicket({ session: visit.session, ...cookieWriteOptionsOf(visit) });
}
