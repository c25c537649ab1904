import type { Metadata } from "next";
import { SendAppMessage } from "@/components/bridge/send-app-message";
import { ErrorPicture } from "@/components/errors/error-picture";
import { FailureScreen } from "@/components/errors/failure-screen";
import { DenialTrackingMarker } from "@/components/errors/denial-tracking-marker";
import { SuggestedTitleLinks } from "@/components/errors/suggested-title-links";
import { failureDisplayOf, failureScreenTitle } from "@/lib/failures/find-failure-display.ts";
import { hasFramedPictures } from "@/lib/channel/theme-css.ts";
import type { Channel } from "@/lib/contract/channel.ts";
import type { FailureScreenFacts } from "@/lib/gate/decision.ts";
import { countryName } from "@/lib/contract/country.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { cutTextAtWord } from "@/lib/seo/meta-text.ts";
import { parseDeniedContentPreview } from "@/lib/pages/load-content-preview.ts";
import { loadSuggestedTitles } from "@/lib/pages/load-suggested-titles.ts";
import { awaitOutsideRenderSlot } from "@/lib/render-slot.ts";
import {
  getRequestI18n,
  isWebViewRequest,
  type PageProps,
  getRequestData,
  toUrlSearchParams,
} from "@/app/request-data";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { deviceLimitScreen } from "./device-limit-screen";
import { RegistrationScreen } from "../user/userRegistration/registration-screen";

/** The screen that the gate decided on; without one, the code in the URL. Open registration fields are shown in place. */
export default async function ErrorPage(props: PageProps) {
  const { visit, shell } = await getRequestData();
  const mobile = await isWebViewRequest();
  const shown = await screenOf(props);
  const content = parseDeniedContentPreview(shown.data);
  if (failureDisplayOf(shown).screen === "form" && visit?.callContext.token) {
    return (
      <>
        <RegistrationScreen content={content} inPlace />
        <DenialTrackingMarker as={failureDisplayOf(shown).refused} />
      </>
    );
  }
  const { t, locale } = await getRequestI18n();
  const { code, source, message, unlock } = shown;
  const row = failureDisplayOf(shown);
  const devices =
    row.screen === "devices" ? await deviceLimitScreen({ shown, content }) : undefined;
  const titles =
    code === 404 && visit ? await awaitOutsideRenderSlot(loadSuggestedTitles(visit)) : [];
  return (
    <>
      {devices ?? (
        <FailureScreen
          code={code}
          source={source}
          message={message}
          detail={await detailOf(shown)}
          unlock={unlock}
          content={content}
          drawing={code === 404 && visit ? drawingOf(visit.channel) : undefined}
          supportHref={shell?.footer?.supportLinks[0]?.value}
          homeHref={mobile ? "/mobile" : undefined}
          t={t}
        />
      )}
      <SuggestedTitleLinks heading={t("errorInstead")} titles={titles} t={t} locale={locale} />
      <DenialTrackingMarker as={row.refused} />
      {mobile && <SendAppMessage message={{ v: 1, type: "error", code }} />}
    </>
  );
}

function drawingOf(channel: Channel) {
  const src = hasFramedPictures(channel) ? channel.page.seo?.image : undefined;
  return src && <ErrorPicture src={src} />;
}

async function screenOf({ searchParams }: PageProps): Promise<FailureScreenFacts> {
  const { screen } = await getRequestData();
  if (screen) return screen;
  const route = parseRoute("/error", toUrlSearchParams(await searchParams));
  return { code: route.kind === "error" ? route.code : 404 };
}

// Of a region also which country was taken for the viewer's, or that none was.
// A provider's detail of a 404 names what it searched for, which means nothing to a viewer.
async function detailOf({ code, reason, detail }: FailureScreenFacts): Promise<string | undefined> {
  if (code === 404) return undefined;
  const { t, locale } = await getRequestI18n();
  const { visit } = await getRequestData();
  if (reason !== "region" || detail !== undefined || !visit) return detail;
  const country = visit.channel.viewer?.country ?? visit.callContext.viewer.country;
  if (country === undefined) return `${t("errorHint423")} ${t("errorCountryUnknown")}`;
  const name = countryName(locale, country) ?? country;
  return `${t("errorHint423")} ${t("errorCountry", { country: name })}`;
}

// No search engine keeps a screen: the thing itself may be back tomorrow.
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { visit } = await getRequestData();
  const shown = await screenOf(props);
  const { t } = await getRequestI18n();
  const text = failureScreenTitle({ ...shown, message: cutTextAtWord(shown.message, 120) }, t);
  return {
    title: visit ? `${text} · ${channelTitle(visit.channel)}` : text,
    robots: { index: false, follow: false },
  };
}
