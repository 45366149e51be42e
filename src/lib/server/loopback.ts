/** @param hostname as `URL` gives it, IPv6 in brackets @returns whether that is this machine, so that nobody on the way can listen */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname)
