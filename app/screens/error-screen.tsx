import type { Metadata } from "next";
import { AppMessage } from "@/components/bridge/app-message";
import { ErrorScreen, errorMessageCode } from "@/components/errors/error-screen";
import { translateIn } from "@/lib/i18n/texts.server.ts";
import { channelTitle } from "@/lib/seo/channel-title.ts";
import { cutText } from "@/lib/seo/meta-text.ts";
import { refusedPreview } from "@/lib/pages/content-preview.ts";
import { isMobile, type PageProps, requestData, searchOf } from "../request-data";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { RegistrationScreen } from "./account/registration-screen";

/** The screen that the gate decided on; without one, the code of the address. Open questions are asked in place. */
export async function GateScreen({ searchParams }: PageProps) {
  const { screen, visit, shell } = await requestData();
  const mobile = await isMobile();
  const route = parseRoute("/error", searchOf(await searchParams));
  const shown = screen ?? { code: route.kind === "error" ? route.code : 404 };
  if (shown.code === 428 && visit?.callContext.token) {
    const content = refusedPreview(screen?.data);
    return <RegistrationScreen content={content} inPlace />;
  }
  const t = await translateIn(visit?.language ?? "en");
  return (
    <>
      <ErrorScreen
        code={shown.code}
        message={shown.message}
        detail={shown.detail}
        reason={screen?.reason}
        unlock={screen?.unlock}
        supportHref={shell?.footer?.supportLinks[0]?.value}
        homeHref={mobile ? "/mobile" : undefined}
        t={t}
      />
      {mobile && <AppMessage message={{ v: 1, type: "error", code: shown.code }} />}
    </>
  );
}

// No search engine keeps a screen: the thing itself may be back tomorrow.
export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const { screen, visit } = await requestData();
  const route = parseRoute("/error", searchOf(await searchParams));
  const code = screen?.code ?? (route.kind === "error" ? route.code : 404);
  const t = await translateIn(visit?.language ?? "en");
  const text = cutText(screen?.message, 120) ?? t(`error${errorMessageCode(code)}`);
  return {
    title: visit ? `${text} · ${channelTitle(visit.channel)}` : text,
    robots: { index: false, follow: false },
  };
}
