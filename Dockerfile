# The site and the leads service in one container. Build: docker build -t site . Run: see docs/deploying.md.
# The Node of package.json, on which the tests run, in an image that is pinned by its digest (all platforms);
# docs/deploying.md says how to take a newer one.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV ASTRO_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
ARG SITE_URL
ARG DEMO_FORM_URL
ARG SITE_NAME
ARG SITE_LEGAL_NAME
ARG SITE_PHONE
ARG SITE_EMAIL
ARG SITE_AGENCY
ARG SITE_STATUS_URL
ARG SITE_LINKEDIN_URL
ARG SITE_YOUTUBE_URL
ARG SITE_ANALYTICS
ARG SITE_ANALYTICS_ID
ARG SITE_ANALYTICS_URL
ARG SITE_HSTS
ARG SITE_PREVIEW
RUN node scripts/build.ts
RUN node scripts/bundle.ts

# No package manager's work from here on: the bundle is all that runs.
FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production
ENV LEADS_DB=/data/leads.sqlite
ENV HOST=0.0.0.0
# How the service names the operator's commands in what it says (docs/runbook.md): put your container's name here.
ENV LEADS_COMMAND="docker exec CONTAINER leads"
COPY --from=build /app/dist dist
COPY --from=build /app/.build/manifest.json .build/manifest.json
COPY --from=build /app/.build/server server
COPY --chmod=755 deploy/leads /usr/local/bin/leads
RUN mkdir -p /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4321 4322
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4322/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.js"]
