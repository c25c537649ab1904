import { z } from "zod";

/**
 * Where the console of the embedded provider says that viewers of this machine are: in a country, behind a VPN.
 * `version` grows with every move.
 */
export const simulatedLocation = z.object({
  version: z.int().min(0),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  vpn: z.boolean(),
});
export type SimulatedLocation = z.output<typeof simulatedLocation>;

/** The address of who is behind the VPN that is played, in a range that nobody has: RFC 5737. */
export const simulatedVpn = { range: "198.51.100.0/24", address: "198.51.100.66" };
