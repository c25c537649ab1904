import { LinkRow } from "@/components/form-page/link-row";
import { RegistrationLayout } from "@/components/account/registration/registration-layout";
import { FollowSession } from "@/components/session/session-effects";
import { LazyDeviceLimit } from "@/components/devices/lazy-device-limit";
import { deviceListOf, viewDevices } from "@/lib/pages/view-devices.ts";
import { undefinedOnApiError } from "@/lib/errors.ts";
import { failures } from "@/lib/failures/failures.ts";
import type { FailureScreenFacts } from "@/lib/gate/decision.ts";
import type { ContentPreview } from "@/lib/pages/content-preview.ts";
import { getDevices } from "@/lib/provider-api/devices.ts";
import { outsideRenderTurn } from "@/lib/render-turn.ts";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { requestI18n, isWebViewRequest, requestData } from "@/app/request-data";
import { PageTextsProvider } from "@/app/texts-of";

type Props = { shown: FailureScreenFacts; content: ContentPreview | undefined };

/** The viewer's devices in place of the film that they block; nothing where the list is unavailable. */
export async function deviceLimitScreen({ shown, content }: Props) {
  const { visit, currentPath = "/" } = await requestData();
  if (!visit?.callContext.token) return undefined;
  const { pathname, searchParams } = new URL(currentPath, "http://site");
  const route = parseRoute(pathname, searchParams);
  if (route.kind !== "video") return undefined;
  const words = await requestI18n();
  const reported = deviceListOf(shown.data, words);
  const devices = reported
    ? undefined
    : await outsideRenderTurn(
        getDevices(visit.callContext, visit.channel).catch(undefinedOnApiError),
      );
  const list = reported ?? (devices && { devices: viewDevices(devices, words) });
  if (!list) return undefined;
  const mobile = await isWebViewRequest();
  const { t } = words;
  return (
    <PageTextsProvider kind="device">
      <RegistrationLayout title={t(failures.device_limit.title)} content={content} i18n={words}>
        <LazyDeviceLimit token={route.videoId} list={list} mobile={mobile} />
        <LinkRow>
          <a className="link" href={mobile ? "/mobile" : "/"}>
            {t("backToHome")}
          </a>
        </LinkRow>
      </RegistrationLayout>
      <FollowSession />
    </PageTextsProvider>
  );
}
