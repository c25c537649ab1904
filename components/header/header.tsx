import type { Channel } from "@/lib/contract/channel";
import type { Header as HeaderData } from "@/lib/contract/header";
import { Brand } from "./brand";
import { HeaderShell } from "./header-shell";
import { MainNavigation } from "./main-navigation";
import { MobileMenu } from "./mobile-menu";

type Props = { channel: Channel; header: HeaderData | undefined };

// Navigation may be missing when its call failed; the title is always known.
export function Header({ channel, header }: Props) {
  const direction = header?.direction ?? channel.header.direction ?? "ltr";
  const items = header?.navigation ?? [];
  return (
    <HeaderShell direction={direction} hides={channel.header.hideOnScroll === true}>
      {items.length > 0 && <MobileMenu items={items} direction={direction} />}
      <Brand
        title={header?.title ?? channel.header.title ?? channel.name}
        logo={header?.logo ?? channel.header.logo}
      />
      {items.length > 0 && <MainNavigation items={items} />}
    </HeaderShell>
  );
}
