/** As the container query of the menu's style: settings.module.css. */
const smallPlayer = 480;

// A small player has room for two lines of a menu: there it is a sheet at the end of the window, in the top layer,
// since the player clips what is in it.
export function showAsSheet(menu: HTMLElement | null, player: HTMLElement): void {
  const fits = player.clientWidth >= smallPlayer || document.fullscreenElement;
  if (fits || !menu || !("showPopover" in menu)) return;
  menu.popover = "manual";
  menu.showPopover();
}
