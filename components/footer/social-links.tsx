import type { SocialNetwork } from "@/lib/contract/channel";
import { Icon } from "../ui/icon";
import {
  outlineBrandDiscord,
  outlineBrandFacebook,
  outlineBrandInstagram,
  outlineBrandReddit,
  outlineBrandThreads,
  outlineBrandTiktok,
  outlineBrandWhatsapp,
  outlineBrandX,
} from "../ui/icon-paths";
import styles from "./footer.module.css";

const networks: { key: SocialNetwork; name: string; path: string }[] = [
  { key: "twitter", name: "X", path: outlineBrandX },
  { key: "facebook", name: "Facebook", path: outlineBrandFacebook },
  { key: "reddit", name: "Reddit", path: outlineBrandReddit },
  { key: "ig", name: "Instagram", path: outlineBrandInstagram },
  { key: "tiktok", name: "TikTok", path: outlineBrandTiktok },
  { key: "threads", name: "Threads", path: outlineBrandThreads },
  { key: "discord", name: "Discord", path: outlineBrandDiscord },
  { key: "whatsapp", name: "WhatsApp", path: outlineBrandWhatsapp },
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
