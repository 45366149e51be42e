/** @param hostname from `URL`, IPv6 in brackets @returns whether it is this machine, so that no traffic leaves it */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname)
