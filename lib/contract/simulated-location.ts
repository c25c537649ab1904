import { z } from "zod";

/**
 * The simulated location of viewers of this machine, set in the console of the embedded provider: a country, and
 * whether they use a VPN. `version` increases with every change.
 */
export const simulatedLocationSchema = z.object({
  version: z.int().min(0),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  vpn: z.boolean(),
});
export type SimulatedLocation = z.output<typeof simulatedLocationSchema>;

/** The IP address of a viewer behind the simulated VPN, in a range reserved for documentation: RFC 5737. */
export const simulatedVpn = { range: "198.51.100.0/24", address: "198.51.100.66" };
