import type { Channel } from "@/lib/contract/channel";
import type { Footer as FooterData } from "@/lib/contract/footer";
import type { Translate } from "@/lib/i18n/translate";
import { offeredLanguages } from "@/lib/i18n/languages";
import { richText } from "@/lib/sections/rich-text";
import { PrivacyChoices } from "../consent/privacy-choices";
import { Brand } from "../header/brand";
import { footerLists } from "./footer-lists";
import { FooterList } from "./footer-list";
import styles from "./footer.module.css";
import { LanguageSelector } from "./language-selector";
import { SocialLinks } from "./social-links";

type Props = { channel: Channel; footer: FooterData | undefined; t: Translate };

export function Footer({ channel, footer, t }: Props) {
  if (!footer?.visibility) return null;
  const { infoVisibility, logo, logoLink, description, contentVisibility, content } = footer;
  const about = description ?? channel.settings.main.description;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.about}>
            {infoVisibility && (
              <>
                <Brand
                  title={channel.header.title ?? channel.name}
                  logo={logo}
                  href={logoLink}
                  large
                />
                {about && <p>{about}</p>}
              </>
            )}
            {footer.socialVisibility && <SocialLinks links={channel.settings.main.social.links} />}
          </div>
          {footerLists(channel, footer, t).map((list) => (
            <FooterList key={list.title} list={list} />
          ))}
        </div>
        <div className={styles.base}>
          {contentVisibility && content && (
            <div dangerouslySetInnerHTML={{ __html: richText(content, "plain") }} />
          )}
          {channel.settings.trackingConsent && <PrivacyChoices className={styles.choices} />}
          {channel.settings.main.languageVisibility !== false && footer.languageVisibility && (
            <LanguageSelector languages={offeredLanguages(channel.settings)} />
          )}
        </div>
      </div>
    </footer>
  );
}
