import type { SocialNetwork } from "@/lib/contract/channel";
import { Icon } from "../ui/icon";
import {
  brandDiscordIconPath,
  brandFacebookIconPath,
  brandInstagramIconPath,
  brandRedditIconPath,
  brandThreadsIconPath,
  brandTiktokIconPath,
  brandWhatsappIconPath,
  brandXIconPath,
} from "../ui/icon-paths";
import styles from "./footer.module.css";

const networks: { key: SocialNetwork; name: string; path: string }[] = [
  { key: "twitter", name: "X", path: brandXIconPath },
  { key: "facebook", name: "Facebook", path: brandFacebookIconPath },
  { key: "reddit", name: "Reddit", path: brandRedditIconPath },
  { key: "ig", name: "Instagram", path: brandInstagramIconPath },
  { key: "tiktok", name: "TikTok", path: brandTiktokIconPath },
  { key: "threads", name: "Threads", path: brandThreadsIconPath },
  { key: "discord", name: "Discord", path: brandDiscordIconPath },
  { key: "whatsapp", name: "WhatsApp", path: brandWhatsappIconPath },
];

export function SocialLinks({ links }: { links: Partial<Record<SocialNetwork, string>> }) {
  const shown = networks.filter(({ key }) => links[key]);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.social}>
      {shown.map(({ key, name, path }) => (
        <li key={key}>
          <a href={links[key]} target="_blank" rel="noopener" aria-label={name}>
            <Icon path={path} />
          </a>
        </li>
      ))}
    </ul>
  );
}
