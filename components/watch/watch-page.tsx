import { colorSchemeOfTheme } from "@/lib/channel/theme-css";
import type { Channel } from "@/lib/contract/channel";
import type { VideoPageModel } from "@/lib/pages/load-video-page";
import { PageSections } from "../sections/page-sections";
import type { SupportLink } from "../player/player-parts";
import type { I18n } from "../text-provider";
import { PartErrorBoundary } from "../part-error-boundary";
import { AboutContent } from "./about-content";
import { WatchPageStage } from "./watch-page-stage";
import { UpNextRows } from "./up-next-rows";
import styles from "./watch-page.module.css";

type Props = {
  model: VideoPageModel;
  channel: Channel;
  /** True in the app's web view. */
  mobile?: boolean;
  i18n: I18n;
  /** The mark of who is signed in. */
  viewer: string | undefined;
  support?: SupportLink | undefined;
};

export function WatchPage({ model, channel, mobile, i18n, viewer, support }: Props) {
  const { shown, played, rows } = model;
  const isOn = played.input.stream_state !== "scheduled";
  return (
    <div
      className={styles.page}
      data-room
      data-art
      data-scheme={colorSchemeOfTheme(channel)}
      style={{ "--art": shown.input.art }}
    >
      <WatchPageStage content={played} {...{ channel, mobile, i18n, viewer, support }} />
      <div className={styles.room}>
        <div className={`wrap ${styles.columns}`}>
          <PartErrorBoundary part="about">
            <AboutContent
              content={shown}
              i18n={i18n}
              playback={isOn ? played.playback : undefined}
              mobile={mobile}
              isStaged={shown.token === played.token}
            />
          </PartErrorBoundary>
          <PartErrorBoundary part="up next">
            <UpNextRows content={shown} mobile={mobile} i18n={i18n} />
          </PartErrorBoundary>
        </div>
        {rows && shown.page_id && (
          <PageSections
            pageKey={`${shown.page_id}@${shown.token}.${i18n.locale}`}
            pageId={shown.page_id}
            context={shown.token}
            channel={channel}
            sections={rows.sections}
            nextPage={rows.nextPage}
          />
        )}
      </div>
    </div>
  );
}
