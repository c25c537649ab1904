/** Below this path is the admin API. */
export const adminPath = "/admin/v1";

/** The path of an operation as the router has it: `/channels/{channel}` → `/admin/v1/channels/:channel`. */
export function toAdminRoutePath(path: string): string {
  return adminPath + path.replaceAll(/\{(\w+)\}/g, ":$1");
}
