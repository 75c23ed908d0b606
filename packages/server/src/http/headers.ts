import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Everything a page of ours loads comes from here; over plain http, which friends on one network use, nothing may be upgraded. */
export function securityHeaders(publicAddress: string): RequestHandler {
  const secure = publicAddress.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        scriptSrcAttr: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
}
