//! `kernodeck demo`: plays the network's part in a demonstration shop, through the door that real transfers use.

use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Subcommand;
use kernodeck::clock::Clock;
use kernodeck::config::Settings;
use kernodeck::ids::PaymentId;
use kernodeck::money::Atomic;
use kernodeck::payments::{self, Asset, Method};

use super::Opened;

#[derive(Subcommand)]
pub enum Command {
    /// Send coins to a payment's address; final at once unless --unconfirmed. Told twice, it is one transfer.
    Pay {
        /// The id in the payment page's address
        payment: PaymentId,
        /// In whole coins, such as 0.00155469; the amount due if left out
        #[arg(long)]
        amount: Option<String>,
        /// BTC, ETH, USDT, USDC, TRX, SOL or LTC; the payment's own if left out
        #[arg(long, value_parser = asset)]
        asset: Option<Asset>,
        /// Seen on the network, not confirmed yet
        #[arg(long)]
        unconfirmed: bool,
    },
}

fn asset(text: &str) -> Result<Asset, String> {
    Asset::from_symbol(text).ok_or_else(|| "expected BTC, ETH, USDT, USDC, TRX, SOL or LTC".into())
}

pub async fn run(command: Command) -> anyhow::Result<ExitCode> {
    let Command::Pay { payment, amount, asset, unconfirmed } = command;
    let settings = Settings::load()?;
    if !settings.is_demonstration() {
        bail!("this is a real shop (DATABASE_URL is set): its networks are not played");
    }
    let opened = Opened::for_command_on_schema(&settings).await?;
    let now = Clock::System.now();
    let mut conn = opened.pool.acquire().await?;
    let found = payments::find_by_id(&mut conn, payment).await?.with_context(|| format!("no payment {payment}"))?;
    drop(conn);
    let asset = asset.unwrap_or_else(|| found.method.asset());
    let network = found.method.network();
    let Some(method) = Method::of(asset, network) else {
        bail!("{} is not sent on {}", asset.symbol(), network.name());
    };
    let amount = match amount {
        Some(text) => Atomic::from_coins(&text, method.decimals())
            .filter(|amount| !amount.is_zero())
            .with_context(|| format!("--amount {text}: expected {} such as 1.5", asset.symbol()))?,
        None => found.due,
    };
    let sighting = payments::demonstration_sighting(&found, asset, amount, !unconfirmed, now);
    let state = payments::record(&opened.pool, &sighting, &settings.payments, now).await?;
    let state = state.map_or("unknown", |state| state.id());
    println!("{} {} to {}: the payment is {state}", amount.to_coins(method.decimals()), asset.symbol(), found.address);
    opened.close().await;
    Ok(ExitCode::SUCCESS)
}
