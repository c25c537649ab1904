import { FormPageLinks } from "@/components/form-page/form-page-links";
import { RegistrationLayout } from "@/components/account/registration/registration-layout";
import { ReloadOnSessionEnd } from "@/components/session/session-effects";
import { LazyDeviceLimitForm } from "@/components/devices/lazy-device-limit-form";
import { parseDeniedDeviceList, toDeviceViews } from "@/lib/pages/to-device-views.ts";
import { undefinedOnApiError } from "@/lib/api-error.ts";
import { failureDisplays } from "@/lib/failures/failure-displays.ts";
import type { FailureScreenFacts } from "@/lib/gate/decision.ts";
import type { ContentPreview } from "@/lib/pages/load-content-preview.ts";
import { getDevices } from "@/lib/provider-api/devices.ts";
import { awaitOutsideRenderSlot } from "@/lib/render-slot.ts";
import { parseRoute } from "@/lib/urls/parse-address.ts";
import { getRequestI18n, isWebViewRequest, getRequestData } from "@/app/request-data";
import { PageTextsProvider } from "@/app/page-texts-provider";

type Props = { shown: FailureScreenFacts; content: ContentPreview | undefined };

/** The viewer's devices in place of the film that they block; nothing where the list is unavailable. */
export async function deviceLimitScreen({ shown, content }: Props) {
  const { visit, currentPath = "/" } = await getRequestData();
  if (!visit?.callContext.token) return undefined;
  const { pathname, searchParams } = new URL(currentPath, "http://site");
  const route = parseRoute(pathname, searchParams);
  if (route.kind !== "video") return undefined;
  const words = await getRequestI18n();
  const reported = parseDeniedDeviceList(shown.data, words);
  const devices = reported
    ? undefined
    : await awaitOutsideRenderSlot(
        getDevices(visit.callContext, visit.channel).catch(undefinedOnApiError),
      );
  const list = reported ?? (devices && { devices: toDeviceViews(devices, words) });
  if (!list) return undefined;
  const mobile = await isWebViewRequest();
  const { t } = words;
  return (
    <PageTextsProvider kind="device">
      <RegistrationLayout
        title={t(failureDisplays.device_limit.title)}
        content={content}
        i18n={words}
      >
        <LazyDeviceLimitForm token={route.videoId} list={list} mobile={mobile} />
        <FormPageLinks>
          <a className="link" href={mobile ? "/mobile" : "/"}>
            {t("backToHome")}
          </a>
        </FormPageLinks>
      </RegistrationLayout>
      <ReloadOnSessionEnd />
    </PageTextsProvider>
  );
}
