import { apiKeyOperations } from "./api-keys/api-key-operations.ts";
import { auditLogOperations } from "./audit-log/audit-log-operations.ts";
import type { AdminOperation } from "./admin-operation.ts";
import { channelOperations } from "./channels/channel-operations.ts";
import { contentOperations } from "./contents/content-operations.ts";
import { domainOperations } from "./domains/domain-operations.ts";
import { feedOperations } from "./feeds/feed-operations.ts";
import { importRunOperations } from "./feeds/import-run-operations.ts";
import { invitationOperations } from "./sessions/invitation-operations.ts";
import { pageOperations } from "./pages/page-operations.ts";
import { pagePublicationOperations } from "./pages/page-publication-operations.ts";
import { paywallOperations } from "./offers/paywall-operations.ts";
import { promoCodeOperations } from "./offers/promo-code-operations.ts";
import { rightsOperations } from "./rights/rights-operations.ts";
import { seriesOperations } from "./series/series-operations.ts";
import { sessionOperations } from "./sessions/session-operations.ts";
import { signInProviderOperations } from "./sign-in-providers/sign-in-provider-operations.ts";
import { viewerOperations } from "./viewers/viewer-operations.ts";
import { webhookDeliveryOperations } from "./webhooks/webhook-delivery-operations.ts";
import { webhookOperations } from "./webhooks/webhook-operations.ts";
import { staffOperations } from "./staff/staff-operations.ts";

/** Every operation of the admin API: its routes, its call rules and its description are made of this list. */
export const adminOperations: readonly AdminOperation[] = [
  ...sessionOperations,
  ...invitationOperations,
  ...channelOperations,
  ...domainOperations,
  ...pageOperations,
  ...pagePublicationOperations,
  ...contentOperations,
  ...seriesOperations,
  ...rightsOperations,
  ...paywallOperations,
  ...promoCodeOperations,
  ...feedOperations,
  ...importRunOperations,
  ...viewerOperations,
  ...signInProviderOperations,
  ...staffOperations,
  ...apiKeyOperations,
  ...auditLogOperations,
  ...webhookOperations,
  ...webhookDeliveryOperations,
];
