// Goes to a page by a click on a link: listeners of links decide whether the page is loaded again, and notify the app.
export function clickLink(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
