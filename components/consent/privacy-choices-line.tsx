import type { Channel } from "@/lib/contract/channel";
import styles from "./privacy-choices-line.module.css";
import { PrivacyChoicesButton } from "./privacy-choices-button";

// Opens the choices again, on a channel that measures its viewers.
export function PrivacyChoicesButtonIfTracked({ channel }: { channel: Channel }) {
  const tracked = channel.settings.trackingConsent !== undefined;
  return tracked && <PrivacyChoicesButton className={styles.choices} />;
}

// The same at the end of a page whose footer is hidden, missing or not for this place.
export function PrivacyChoicesLine({ channel }: { channel: Channel }) {
  if (channel.settings.trackingConsent === undefined) return null;
  return (
    <aside className="wrap">
      <div className={styles.line}>
        <PrivacyChoicesButtonIfTracked channel={channel} />
      </div>
    </aside>
  );
}
