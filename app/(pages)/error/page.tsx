import type { Metadata } from "next";
import { AppMessage } from "@/components/bridge/app-message";
import { ErrorPicture } from "@/components/errors/error-picture";
import { FailureScreen } from "@/components/errors/failure-screen";
import { RefusedMarker } from "@/components/errors/refused-marker";
import { TitleLinks } from "@/components/errors/title-links";
import { failureRowOf, screenTitleOf } from "@/lib/failures/reason-of.ts";
import { hasFramedPictures } from "@/lib/channel/theme-css.ts";
import type { Channel } from "@/lib/contract/channel.ts";
import type { FailureScreenFacts } from "@/lib/gate/decision.ts";
import { countryName } from "@/lib/contract/country.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { cutText } from "@/lib/seo/meta-text.ts";
import { refusedPreview } from "@/lib/pages/content-preview.ts";
import { loadTitles } from "@/lib/pages/load-titles.ts";
import { outsideRenderTurn } from "@/lib/render-turn.ts";
import {
  requestI18n,
  isWebViewRequest,
  type PageProps,
  requestData,
  searchOf,
} from "@/app/request-data";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { deviceLimitScreen } from "./device-limit";
import { Registration } from "../user/userRegistration/registration";

/** The screen that the gate decided on; without one, the code in the URL. Open registration fields are shown in place. */
export default async function ErrorPage(props: PageProps) {
  const { visit, shell } = await requestData();
  const mobile = await isWebViewRequest();
  const shown = await screenOf(props);
  const content = refusedPreview(shown.data);
  if (failureRowOf(shown).screen === "form" && visit?.callContext.token) {
    return (
      <>
        <Registration content={content} inPlace />
        <RefusedMarker as={failureRowOf(shown).refused} />
      </>
    );
  }
  const { t, locale } = await requestI18n();
  const { code, source, message, unlock } = shown;
  const row = failureRowOf(shown);
  const devices =
    row.screen === "devices" ? await deviceLimitScreen({ shown, content }) : undefined;
  const titles = code === 404 && visit ? await outsideRenderTurn(loadTitles(visit)) : [];
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
      <TitleLinks heading={t("errorInstead")} titles={titles} t={t} locale={locale} />
      <RefusedMarker as={row.refused} />
      {mobile && <AppMessage message={{ v: 1, type: "error", code }} />}
    </>
  );
}

function drawingOf(channel: Channel) {
  const src = hasFramedPictures(channel) ? channel.page.seo?.image : undefined;
  return src && <ErrorPicture src={src} />;
}

async function screenOf({ searchParams }: PageProps): Promise<FailureScreenFacts> {
  const { screen } = await requestData();
  if (screen) return screen;
  const route = parseRoute("/error", searchOf(await searchParams));
  return { code: route.kind === "error" ? route.code : 404 };
}

// Of a region also which country was taken for the viewer's, or that none was.
// A provider's detail of a 404 names what it searched for, which means nothing to a viewer.
async function detailOf({ code, reason, detail }: FailureScreenFacts): Promise<string | undefined> {
  if (code === 404) return undefined;
  const { t, locale } = await requestI18n();
  const { visit } = await requestData();
  if (reason !== "region" || detail !== undefined || !visit) return detail;
  const country = visit.channel.viewer?.country ?? visit.callContext.viewer.country;
  if (country === undefined) return `${t("errorHint423")} ${t("errorCountryUnknown")}`;
  const name = countryName(locale, country) ?? country;
  return `${t("errorHint423")} ${t("errorCountry", { country: name })}`;
}

// No search engine keeps a screen: the thing itself may be back tomorrow.
export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { visit } = await requestData();
  const shown = await screenOf(props);
  const { t } = await requestI18n();
  const text = screenTitleOf({ ...shown, message: cutText(shown.message, 120) }, t);
  return {
    title: visit ? `${text} · ${channelTitle(visit.channel)}` : text,
    robots: { index: false, follow: false },
  };
}
