import type { Channel } from "@/lib/contract/channel";
import type { ChannelHeader as HeaderData } from "@/lib/contract/channel-header";
import type { Language } from "@/lib/contract/languages";
import { offeredLanguages } from "@/lib/i18n/choose-language";
import { createMenuItems } from "@/lib/sections/menu-items";
import { AccountLink } from "./account-link";
import { ChannelLogo } from "./channel-logo";
import styles from "./header.module.css";
import { HeaderShell } from "./header-shell";
import { MainNavigation } from "./navigation/main-navigation";
import { MobileMenu } from "./navigation/mobile-menu";
import { PartErrorBoundary } from "../part-error-boundary";
import { SearchForm, SearchLink } from "./search-form";

type Props = { channel: Channel; header: HeaderData | undefined };

// `header` is undefined when its request failed; the title then comes from the channel.
export function SiteHeader({ channel, header }: Props) {
  const direction = header?.direction ?? channel.header.direction ?? "ltr";
  const items = createMenuItems(header?.navigation ?? [], channel.style.theme);
  const offersSignIn = channel.settings.viewers.subscriptionType !== "none";
  return (
    <HeaderShell direction={direction} hides={channel.header.hideOnScroll !== false}>
      {items.length > 0 && (
        <MobileMenu items={items} languages={menuLanguages(channel)} direction={direction} />
      )}
      <ChannelLogo
        title={header?.title ?? channel.header.title ?? channel.name}
        logo={header?.logo ?? channel.header.logo}
      />
      {items.length > 0 && (
        <PartErrorBoundary part="navigation" instead={null}>
          <MainNavigation items={items} />
        </PartErrorBoundary>
      )}
      <div className={styles.tools} data-bare={offersSignIn ? undefined : ""}>
        {channel.header.searchVisibility !== false && (
          <PartErrorBoundary part="search" instead={<SearchLink />}>
            <SearchForm />
          </PartErrorBoundary>
        )}
        <PartErrorBoundary part="account link" instead={null}>
          <AccountLink offersSignIn={offersSignIn} />
        </PartErrorBoundary>
      </div>
    </HeaderShell>
  );
}

// The languages to choose from in the menu; none where the channel hides its selector.
function menuLanguages({ settings }: Channel): Language[] {
  const languages = settings.main.languageVisibility === false ? [] : offeredLanguages(settings);
  return languages.length > 1 ? languages : [];
}
