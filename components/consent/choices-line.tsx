import type { Channel } from "@/lib/contract/channel";
import styles from "./choices-line.module.css";
import { PrivacyChoices } from "./privacy-choices";

// Opens the choices again, on a channel that measures its viewers.
export function ChoicesButton({ channel }: { channel: Channel }) {
  const tracked = channel.settings.trackingConsent !== undefined;
  return tracked && <PrivacyChoices className={styles.choices} />;
}

// The same at the end of a page whose footer is hidden, missing or not for this place.
export function ChoicesLine({ channel }: { channel: Channel }) {
  if (channel.settings.trackingConsent === undefined) return null;
  return (
    <aside className="wrap">
      <div className={styles.line}>
        <ChoicesButton channel={channel} />
      </div>
    </aside>
  );
}
