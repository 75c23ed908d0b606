FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
RUN npx -y pnpm@12 install --frozen-lockfile && npx -y pnpm@12 --filter @hundredfold/client build
ENV NODE_ENV=production DATA_DIR=/data
RUN mkdir /data && chown node /data
USER node
EXPOSE 2567
CMD ["node", "packages/server/src/main.ts"]
