import type { Channel } from "@/lib/contract/channel";
import type { ChannelFooter as FooterData } from "@/lib/contract/channel-footer";
import type { Translate } from "@/lib/i18n/translate";
import { offeredLanguages } from "@/lib/i18n/choose-language";
import { channelTitle } from "@/lib/seo/channel-title";
import { PrivacyChoicesButtonIfTracked, PrivacyChoicesLine } from "../consent/privacy-choices-line";
import { ChannelLogo } from "../header/channel-logo";
import { linkAttributesForUrl } from "../header/navigation/menu-links";
import { getVisibleFooterBlocks } from "./footer-blocks";
import { FooterLinkColumn } from "./footer-link-column";
import styles from "./footer.module.css";
import { LanguageSelector } from "../language/language-selector";
import { SocialLinks } from "./social-links";

type Props = {
  channel: Channel;
  footer: FooterData | undefined;
  /** Path and query of the page. */
  currentPath?: string | undefined;
  t: Translate;
};

export function SiteFooter({ channel, footer, currentPath, t }: Props) {
  const blocks = footer && getVisibleFooterBlocks(channel, footer, t);
  if (!blocks) return <PrivacyChoicesLine channel={channel} />;
  const { about, social, lists, content, language } = blocks;
  const tracked = channel.settings.trackingConsent !== undefined;
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          {(about || social) && (
            <div className={styles.about}>
              {about && <FooterAbout channel={channel} footer={footer} />}
              {social && <SocialLinks links={channel.settings.main.social.links} />}
            </div>
          )}
          {lists.map((list, index) => (
            <FooterLinkColumn key={index} list={list} />
          ))}
        </div>
        {(content || tracked || language) && (
          <div className={styles.base}>
            {content && (
              <div className={styles.content} dangerouslySetInnerHTML={{ __html: content }} />
            )}
            <PrivacyChoicesButtonIfTracked channel={channel} />
            {language && (
              <LanguageSelector
                languages={offeredLanguages(channel.settings)}
                otherParams={otherParams(currentPath)}
              />
            )}
          </div>
        )}
      </div>
    </footer>
  );
}

type AboutProps = { channel: Channel; footer: FooterData };

function FooterAbout({ channel, footer }: AboutProps) {
  const about = footer.description ?? channel.settings.main.description;
  return (
    <>
      <ChannelLogo
        title={channelTitle(channel)}
        logo={footer.logo}
        link={footer.logoLink ? linkAttributesForUrl(footer.logoLink, channel.origin) : undefined}
        large
      />
      {about && <p>{about}</p>}
    </>
  );
}

// The query parameters other than the language: submitting a GET form replaces the whole query.
function otherParams(currentPath = ""): [name: string, value: string][] {
  const [, query = ""] = currentPath.split("?", 2);
  return [...new URLSearchParams(query)].filter(([name]) => name !== "lng");
}
