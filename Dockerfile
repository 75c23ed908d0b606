# Node comes with the image: the package `node` is for development alone.
FROM node:26.10.0-bookworm-slim AS tree
ARG PNPM=12.21.0
WORKDIR /source
COPY . .
RUN PNPM=${PNPM} scripts/image-tree.sh /app

# Caddy as somebody who is not root, and may keep certificates. What a volume holds at first belongs to whom it belongs here.
FROM caddy:2.10.2-alpine AS proxy
RUN chown -R 1000:1000 /data
USER 1000:1000

FROM node:26.10.0-bookworm-slim
# Nothing is installed from here on. Containers give the group 0 to a user who has no name, so every such user can write to a new volume.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  && mkdir /data && chown 1000:0 /data && chmod 775 /data
WORKDIR /app
COPY --from=tree /app .
ENV NODE_ENV=production DATA_DIR=/data BACKUP_EVERY=24h HOME=/tmp
VOLUME /data
USER 1000
EXPOSE 2567
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 2567}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=16", "packages/server/src/main.ts"]
