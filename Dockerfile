# The site with its endpoints in one container. What the pages show is read at build, how messages are delivered at run:
#   docker build -t b2b-services --build-arg VITE_SITE_URL=https://www.company.com …
#   docker run -p 127.0.0.1:4173:4173 -v outbox:/outbox --stop-timeout 30 --restart unless-stopped \
#     -e TRUSTED_PROXIES=172.17.0.1 -e MAIL_TRANSPORT=smtp -e SMTP_URL=… -e MAIL_FROM=… -e MAIL_TO=… b2b-services
# Only this machine reaches the port: a proxy on it ends TLS, and Docker forwards its calls from 172.17.0.1.
FROM node:24-bookworm-slim AS build
WORKDIR /site
# npm ci also needs the packages of the workspace.
COPY package.json package-lock.json ./
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY . .
ARG VITE_SITE_URL VITE_COMPANY_PHONE VITE_COMPANY_EMAIL VITE_CEO_EMAIL VITE_REGISTRATION_NUMBER VITE_COMPANY_ADDRESS VITE_OPENING_HOURS
ARG VITE_LEGAL_FORM VITE_REGISTER VITE_VAT_NUMBER VITE_CALL_LENGTH VITE_CALL_WITH VITE_CALL_LANGUAGES
ARG VITE_DATA_RECIPIENTS VITE_MAIL_RETENTION VITE_DATA_AUTHORITY
ARG VITE_BACKEND_URL VITE_BACKEND_ANON_KEY VITE_NATIVE_FORMS VITE_CHAT_WIDGET_URL
ARG RETENTION_DAYS BACKUPS_KEPT
RUN npm run build
# What only the build needs leaves node_modules.
RUN npm prune --omit=dev --workspaces=false --no-audit --no-fund

FROM node:24-bookworm-slim
ARG VITE_BACKEND_ANON_KEY VITE_REGISTRATION_NUMBER VITE_COMPANY_ADDRESS RETENTION_DAYS BACKUPS_KEPT
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 OUTBOX=/outbox
# Pages and server must agree on these; the two others are in the footer of each mail.
ENV VITE_BACKEND_ANON_KEY=$VITE_BACKEND_ANON_KEY RETENTION_DAYS=$RETENTION_DAYS BACKUPS_KEPT=$BACKUPS_KEPT
ENV VITE_REGISTRATION_NUMBER=$VITE_REGISTRATION_NUMBER VITE_COMPANY_ADDRESS=$VITE_COMPANY_ADDRESS
WORKDIR /site
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/dist dist
# Renders the pages of the forms for browsers without JavaScript.
COPY --from=build /site/dist-server dist-server
COPY package.json ./
COPY server server
COPY machines machines
RUN mkdir -m 700 /outbox && chown node:node /outbox
USER node
VOLUME /outbox
EXPOSE 4173
# It answers 503 while the database cannot be written or nothing is delivered.
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# SIGTERM: requests in flight are answered within 10 s. Docker kills after 10 s unless --stop-timeout says more.
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]
