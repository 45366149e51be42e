# The site and the leads service in one container. Build: docker build -t site . Run: see docs/deploying.md.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --loglevel=error
COPY . .
ARG SITE_URL
ARG DEMO_FORM_URL
RUN npm run build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production LEADS_DB=/data/leads.sqlite
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --loglevel=error
COPY --from=build /app/dist dist
COPY --from=build /app/.build/manifest.json .build/manifest.json
COPY server server
COPY scripts/serve.ts scripts/
COPY src/lib src/lib
COPY src/site src/site
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4321 4322
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:4322/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
