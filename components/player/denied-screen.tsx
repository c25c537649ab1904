import { lazy, Suspense, useMemo, useState } from "react";
import type { DeviceList } from "@/lib/devices/device-view";
import type { FailurePicture } from "@/lib/failures/content-card-denial-displays";
import { type FailureDisplay, failureDisplays } from "@/lib/failures/failure-displays";
import { formatPlaybackTime } from "@/lib/playback/format-playback-time";
import type { ApiFailure } from "@/lib/api-client/api-failure";
import { isInWebView } from "@/lib/urls/is-in-web-view";
import { pathInSiteOrWebView } from "@/lib/urls/site-paths";
import { devicesIconPath } from "../devices/device-icons";
import { shieldLockIconPath } from "../errors/error-icons";
import { useText } from "../text-provider";
import { Button, LinkButton } from "../ui/button";
import { Icon } from "../ui/icon";
import { lockIconPath, refreshIconPath, userCircleIconPath, worldIconPath } from "../ui/icon-paths";
import { alertTriangleIconPath } from "../ui/notice-icons";
import { useMediaState, wholeSecondState } from "./media/media-state";
import styles from "./playback-error-screen.module.css";
import { usePlayerParts } from "./player-parts";
import { usePlaybackDenial } from "./use-playback-denial";

const DeviceLimitDialog = lazy(() =>
  import("./session/device-limit-dialog").then(({ DeviceLimitDialog }) => ({
    default: DeviceLimitDialog,
  })),
);

const icons: Record<FailurePicture, string> = {
  person: userCircleIconPath,
  lock: lockIconPath,
  world: worldIconPath,
  shield: shieldLockIconPath,
  devices: devicesIconPath,
  code: alertTriangleIconPath,
};

// The site has said, while the film plays, that its viewer may not go on with it: a row of the table of failures.
export function DeniedScreen() {
  const { t } = useText();
  const { isLive } = usePlayerParts();
  const { refused, words, goOn, release } = usePlaybackDenial();
  const second = useMediaState(wholeSecondState);
  const list = useMemo(() => listOf(refused), [refused]);
  // The list is shown at once, and again by its button once it was closed.
  const [isOpen, setOpen] = useState(true);
  if (!refused?.reason) return null;
  const row = failureDisplays[refused.reason];
  return (
    <>
      <div className={styles.screen} role="alert">
        <Icon path={icons[row.picture]} />
        <p className={styles.message}>{words}</p>
        {!row.inPlayer && !list && refused.hint && <p className={styles.hint}>{refused.hint}</p>}
        {!isLive && second > 0 && (
          <p className={styles.position}>
            {t("playerPlaceKept", { time: formatPlaybackTime(second) })}
          </p>
        )}
        {list ? (
          <Button variant="primary" size="small" onClick={() => setOpen(true)}>
            {t("playerDevices")}
          </Button>
        ) : (
          <Unlock row={row} goOn={goOn} />
        )}
      </div>
      {list && isOpen && (
        <Suspense>
          <DeviceLimitDialog list={list} close={() => setOpen(false)} onContinue={release} />
        </Suspense>
      )}
    </>
  );
}

function listOf(refused: ApiFailure | undefined): DeviceList | undefined {
  if (refused?.reason !== "device_limit" || !refused.devices) return undefined;
  return { devices: refused.devices, threshold: refused.threshold };
}

function Unlock({
  row: { unlock, screen },
  goOn,
}: {
  row: FailureDisplay;
  goOn: () => Promise<void>;
}) {
  const { t } = useText();
  const { token, support } = usePlayerParts();
  const path = unlock?.path?.(token);
  if (!unlock || !path) {
    return (
      <div className={styles.actions}>
        <Button variant="primary" size="small" onClick={() => void goOn()}>
          <Icon path={refreshIconPath} />
          {t("playerTryAgain")}
        </Button>
        {support && (
          <LinkButton variant="media" size="small" href={support.href}>
            {support.name}
          </LinkButton>
        )}
      </div>
    );
  }
  return (
    <LinkButton
      variant="primary"
      size="small"
      href={pathInSiteOrWebView(path, isInWebView(location.pathname))}
    >
      {t(screen === "form" ? "playerAnswer" : unlock.text)}
    </LinkButton>
  );
}
