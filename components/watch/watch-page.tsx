import type { Channel } from "@/lib/contract/channel";
import type { VideoModel } from "@/lib/pages/load-video";
import { PageSections } from "../sections/page-sections";
import type { Speech } from "../text-provider";
import { About } from "./about";
import { Stage } from "./stage";
import { UpNext } from "./up-next";
import styles from "./watch-page.module.css";

type Props = {
  model: VideoModel;
  channel: Channel;
  startAt?: number;
  /** True in the app's web view. */
  mobile?: boolean;
  speech: Speech;
};

export function WatchPage({ model, channel, startAt, mobile, speech }: Props) {
  const { shown, played, rows } = model;
  const isOn = played.input.stream_state !== "scheduled";
  return (
    <div data-room data-art style={{ "--art": shown.input.art } as React.CSSProperties}>
      <Stage content={played} startAt={startAt} speech={speech} />
      <div className={styles.room}>
        <div className={`wrap ${styles.columns}`}>
          <About content={shown} speech={speech} playback={isOn ? played.playback : undefined} />
          <UpNext items={shown.next} mobile={mobile} speech={speech} />
        </div>
        {rows && shown.page_id && (
          <PageSections
            pageKey={`${shown.page_id}@${shown.token}.${speech.locale}`}
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
