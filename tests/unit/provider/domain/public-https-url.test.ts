import { expect, it } from "vitest";
import { isPublicHttpsUrl } from "../../../../provider/domain/public-https-url.ts";

// docs/security.md SE-100
it.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://push.example.com:443/1",
  "http://push.intranet:8080/1",
  "https://127.0.0.1:9000/1",
])("U7: %s is accepted as a push endpoint", (endpoint) => {
  expect(isPublicHttpsUrl(endpoint, ["push.intranet", "127.0.0.1"])).toBe(true);
});

// docs/security.md SE-100
it.each([
  "http://push.example.com/1",
  "https://push.example.com:8443/1",
  "https://user:pass@push.example.com/1",
  "https://10.0.0.1/1",
  "https://167772161/1",
  "https://0x7f.1/1",
  "https://169.254.169.254/latest/meta-data",
  "https://8.8.8.8/1",
  "https://[::1]/1",
  "https://[::ffff:10.0.0.1]/1",
  "https://localhost/1",
  "https://provider.localhost/1",
  "https://provider.localhost./1",
  "https://printer.local/1",
  "https://metadata.google.internal/1",
  "https://router.home.arpa/1",
  "https://intranet/1",
  "file:///etc/passwd",
  "push",
])("U7: %s is rejected as a push endpoint", (endpoint) => {
  expect(isPublicHttpsUrl(endpoint, [])).toBe(false);
});
